import type { Language } from '../../core/language/language.ts'

/** Flag of a language. Decorative: the language's name is next to it. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className="shell-flag" viewBox="0 0 30 20" width="21" height="14" aria-hidden="true">
      {language === 'vi' ? <Vietnam /> : <UnitedKingdom />}
    </svg>
  )
}

/** On the red that the style sheet gives every flag. */
function Vietnam() {
  return <path fill="#ff0" d="m15 4 1.35 4.15h4.36l-3.53 2.56 1.35 4.15L15 12.3l-3.53 2.56 1.35-4.15-3.53-2.56h4.36z" />
}

function UnitedKingdom() {
  return (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  )
}

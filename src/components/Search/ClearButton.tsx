import { renderIcon } from '../shared/renderIcon.tsx'

export interface ClearButtonProps {
  label: string
  onClear: () => void
}

/**
 * Button that clears the preceding field, visible while the field has text. Like a browser's own clear button, it takes
 * no focus and is no tab stop: Escape clears too.
 */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  return (
    <button
      type="button"
      className="shell-clear-field"
      tabIndex={-1}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      {renderIcon('close')}
    </button>
  )
}

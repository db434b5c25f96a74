import { companyDrawing } from './companyDrawing.ts'

/** A company's mark, made from its id: neighboring ids differ in drawing and color. */
export function CompanyMark({ id, size = 48 }: { id: number; size?: number }) {
  const { path, ground, stroke } = companyDrawing(id)
  return (
    <svg className="company-mark" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="11" fill={ground} />
      <path d={path} fill="none" stroke={stroke} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

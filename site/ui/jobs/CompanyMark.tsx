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

/** Drawings side by side in a cover, as wide as the widest page. */
const COVER = { columns: 20, rows: 2, step: 66 }

/** A company's cover, in the colors of its mark: its drawing again and again. */
export function CompanyCover({ id }: { id: number }) {
  const { path, ground, stroke } = companyDrawing(id)
  const { columns, rows, step } = COVER
  const places = Array.from({ length: columns * rows }, (_, index) => {
    const row = Math.floor(index / columns)
    return [(index % columns) * step + (row % 2) * (step / 2), row * step]
  })
  return (
    <svg
      className="company-cover"
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" fill={ground} />
      <g fill="none" stroke={stroke} strokeOpacity="0.22" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {places.map(([x, y]) => (
          <path key={`${x} ${y}`} d={path} transform={`translate(${x} ${y})`} />
        ))}
      </g>
    </svg>
  )
}

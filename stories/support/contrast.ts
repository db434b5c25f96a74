/** Red, green and blue, 0 to 255, and what covers less than all, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number, alpha?: number]

/** A color as it comes out on an element, whatever it is written in. */
export function readColor(element: HTMLElement, value: string): Rgb {
  const before = element.style.color
  element.style.color = value
  const [red = 0, green = 0, blue = 0, alpha = 1] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
  element.style.color = before
  return [red, green, blue, alpha]
}

/** Contrast of two colors after WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, two: Rgb): number {
  const [dark, light] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.slice(0, 3).map((component = 0) => {
    const share = component / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

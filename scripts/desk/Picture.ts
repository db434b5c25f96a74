/** A picture as it was drawn: three bytes a pixel, red, green and blue, row by row from the top. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

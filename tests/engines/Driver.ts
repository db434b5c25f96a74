/** Keys that e2e flows press. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Space'

/** Operations that e2e flows need of a browser, over any protocol. */
export interface Driver {
  goto(url: string): Promise<void>
  /** Evaluates a JavaScript expression in the page; its value, or that of its promise, must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Returns the page a window of this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** A browser that was found on this machine. */
export interface Engine {
  readonly name: EngineName
  /** Path or name of the program. */
  readonly program: string
  /** Starts it with a profile of its own. */
  start(): Promise<Driver>
}

export type EngineName = 'chromium' | 'firefox' | 'webkit'

export const ENGINE_NAMES: readonly EngineName[] = ['chromium', 'firefox', 'webkit']

/** The code points that WebDriver and WebDriver BiDi have for keys. */
export const KEY_VALUES: Readonly<Record<Key, string>> = {
  Enter: '\uE006',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Space: ' ',
}

/** The input sources of a click at a point, in the form that WebDriver and WebDriver BiDi share. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** The input source of some keys pressed one after the other. */
export const keyActions = (values: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...values].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** Paths of the page's own icons, on a ground of 24 by 24. */
const PATHS = {
  arrow: 'M5 12h13M12.5 6.5 18 12l-5.5 5.5',
  bell: 'M12 4a5 5 0 0 0-5 5v4l-2 3.5h14L17 13V9a5 5 0 0 0-5-5M10 19.5h4',
  bookmark: 'M6 4.5h12v15.2l-6-4.2-6 4.2Z',
  building: 'M5 20.5v-16h9v16M14 9.5h5v11M3.5 20.5h17M8 8h3M8 11.5h3M8 15h3',
  calculator: 'M6.5 3.5h11v17h-11ZM9 7h6M9.5 11.5h.01M12 11.5h.01M14.5 11.5h.01M9.5 15.5h.01M12 15.5h.01M14.5 15.5h.01',
  calendar: 'M4.5 6.5h15v13h-15ZM4.5 10.5h15M8.5 4v4M15.5 4v4',
  chart: 'M4.5 4.5v15h15M8.5 16v-4M12.5 16V8M16.5 16v-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm7 10 5 5 5-5',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 2',
  close: 'M7 7l10 10M17 7 7 17',
  external: 'M10 5H5v14h14v-5M13 5h6v6M19 5l-8 8',
  level: 'M5 19v-5M12 19V9M19 19V4.5',
  mail: 'M4 6h16v12H4ZM4.5 6.5 12 13l7.5-6.5',
  money: 'M3.5 6.5h17v11h-17ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4M6.5 12h.01M17.5 12h.01',
  path: 'M6 19.5h5a3 3 0 0 0 0-6h-1a3 3 0 0 1 0-6h8M15.5 4.5l3 3-3 3M6 17.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  pin: 'M12 21c-4-4.4-6.5-7.6-6.5-10.7a6.5 6.5 0 1 1 13 0C18.5 13.4 16 16.6 12 21ZM12 8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  question: 'M4.5 5h15v11h-8l-4 3.5V16h-3ZM10 8.6a2 2 0 1 1 2.6 2c-.4.2-.6.5-.6.9M12 13.6h.01',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 20 20',
  share: 'M12 15V4M8 7.5 12 3.8l4 3.7M6 11H4.5v9.5h15V11H18',
} as const

/** The name of an icon. */
export type IconName = keyof typeof PATHS

/** An icon next to words that say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}

import { Shell, type ShellProviderProps } from '@jobsite/shell/islands'

export function Example(props: ShellProviderProps) {
  return (
    <Shell {...props} zoneName="search_result_top">
      <main id="main-content" />
    </Shell>
  )
}

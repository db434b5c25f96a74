import type { API } from 'storybook/manager-api'

const PLAYGROUND = /--playground$/

/**
 * Opens the panel of controls with a playground, and closes it with other stories, whose height it would take. Between two
 * stories of one kind it stays as the reader left it.
 */
export function showPanelInPlaygrounds(api: API): void {
  let before: boolean | undefined
  api.on('currentStoryWasSet', ({ storyId, viewMode }: { storyId: string; viewMode: string }) => {
    if (viewMode !== 'story') return
    const isPlayground = PLAYGROUND.test(storyId)
    if (isPlayground !== before) api.togglePanel(isPlayground)
    before = isPlayground
  })
}

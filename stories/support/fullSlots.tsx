import type { ShellSlotNodes } from '@jobsite/shell'

const box = (text: string) => (
  <span
    style={{
      display: 'inline-block',
      padding: '2px 8px',
      border: '1px dashed currentColor',
      borderRadius: 4,
      whiteSpace: 'nowrap',
    }}
  >
    {text}
  </span>
)

/** Something in every slot, named by it. */
export const fullSlots: ShellSlotNodes = {
  afterLogo: box('afterLogo'),
  beforeUser: box('beforeUser'),
  headerBottom: <div style={{ padding: '8px 16px', textAlign: 'center' }}>{box('headerBottom')}</div>,
  sideNavTop: box('sideNavTop'),
  sideNavBottom: box('sideNavBottom'),
  footerTop: box('footerTop'),
  footerBottom: box('footerBottom'),
}

import { useShell } from '@jobsite/shell'
import { Component, type ReactNode, Suspense } from 'react'

/** A part of another team. A message takes its place if it cannot be loaded or its code fails; the rest of the page stays. */
export class Part extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return <div className="part">{this.state.hasFailed ? <Failure /> : <Suspense>{this.props.children}</Suspense>}</div>
  }
}

function Failure() {
  const { language } = useShell()
  return (
    <p role="alert">
      {language === 'en'
        ? 'This part of the page is not available now. Please reload the page later.'
        : 'Phần này của trang hiện chưa xem được. Vui lòng tải lại trang sau.'}
    </p>
  )
}

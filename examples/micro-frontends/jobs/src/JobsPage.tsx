import { dispatchShellEvent, LanguageSwitch, useShell } from '@jobsite/shell'

/** A page of another team. It reads the frame's provider and has none of its own. */
export default function JobsPage() {
  const { language, user } = useShell()
  const logIn = () => dispatchShellEvent('UPDATE_USER', { user: { userId: 7, firstName: 'Lan' } })
  return (
    <section>
      <h1>{language === 'en' ? 'Jobs' : 'Việc làm'}</h1>
      <p>{user ? `Xin chào ${user.firstName}` : 'Chưa đăng nhập'}</p>
      <button type="button" onClick={logIn}>
        Đăng nhập nhanh
      </button>
      <LanguageSwitch />
    </section>
  )
}

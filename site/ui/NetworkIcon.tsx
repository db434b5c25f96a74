/** The marks of the networks that one can log in with. */
export function NetworkIcon({ name }: { name: 'facebook' | 'google' }) {
  return (
    <svg className="network" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      {name === 'facebook' ? (
        <path
          fill="#1877f2"
          d="M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.9v8.4A12 12 0 0 0 24 12Z"
        />
      ) : (
        <>
          <path
            fill="#4285f4"
            d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3H20c2.3-2.1 3.5-5.2 3.5-8.8Z"
          />
          <path fill="#34a853" d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24Z" />
          <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8Z" />
          <path
            fill="#ea4335"
            d="M12 4.8c1.8 0 3.3.6 4.6 1.8l3.4-3.4A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z"
          />
        </>
      )}
    </svg>
  )
}

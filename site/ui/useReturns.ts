import { useEffect, useState } from 'react'

/** How often the page came back from the browser's memory. Safari has then reset what was chosen in forms without autocomplete. */
export function useReturns(): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const count = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setReturns((before) => before + 1)
    }
    window.addEventListener('pageshow', count)
    return () => window.removeEventListener('pageshow', count)
  }, [])
  return returns
}

import { useEffect, useState } from 'react'

/**
 * Returns how often the page was restored from the back/forward cache. Safari has then reset the choices in forms
 * without autocomplete.
 */
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

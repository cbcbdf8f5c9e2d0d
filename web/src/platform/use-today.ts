import { useEffect, useState } from 'react'
import { dayOf, untilTomorrow, type CalendarDay } from './calendar-day.ts'

/** The browser's day. It changes at midnight, and when a sleeping computer wakes up on another day. */
export function useToday(): CalendarDay {
  const [today, setToday] = useState(() => dayOf(new Date()))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const now = new Date()
      setToday(dayOf(now))
      clearTimeout(timer)
      timer = setTimeout(look, untilTomorrow(now))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return today
}

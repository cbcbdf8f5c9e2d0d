import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { localStore } from '../local-storage.ts'

export type Theme = 'dark' | 'light'

/** `index.html` reads the same key before the first paint. */
export const themeKey = 'aurelio-theme'

type ThemeContextValue = { theme: Theme; setTheme: (theme: Theme) => void; toggleTheme: () => void }

const ThemeContext = createContext<ThemeContextValue | null>(null)

/** Dark unless the person chose light (dashboard.md §9). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, keepTheme] = useState<Theme>(() =>
    document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
  )

  const setTheme = useCallback((next: Theme) => {
    document.documentElement.dataset['theme'] = next
    try {
      localStore()?.setItem(themeKey, next)
    } catch {
      // Full or blocked storage: the choice holds until the page is left.
    }
    keepTheme(next)
  }, [])

  const value = useMemo<ThemeContextValue>(
    () => ({ theme, setTheme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') }),
    [theme, setTheme],
  )
  return <ThemeContext value={value}>{children}</ThemeContext>
}

/** Raises outside a ThemeProvider. */
export function useTheme(): ThemeContextValue {
  const value = use(ThemeContext)
  if (!value) throw new Error('useTheme debe ser usado dentro de un ThemeProvider')
  return value
}

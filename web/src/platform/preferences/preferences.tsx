import type { Preferences } from '@aurelio/contracts/profile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { api, client } from '../api/client.ts'
import { setDateFormat } from '../date-format.ts'
import { changeLanguage } from '../i18n/change-language.ts'
import { readJson, writeJson } from '../local-storage.ts'
import { logNotice } from '../log.ts'
import { useTheme } from '../theme/theme-provider.tsx'

/** The theme the server last told this browser: tells a change made elsewhere from one made here. */
const seenThemeKey = 'aurelio-theme-seen'

/** Makes date format and language hold at once; the theme only where it was changed since this browser last saw it. */
export function useApplyPreferences(): (preferences: Preferences) => void {
  const { setTheme } = useTheme()
  return useCallback(
    ({ theme, language, dateFormat }) => {
      if (theme !== (readJson(seenThemeKey) ?? 'dark')) setTheme(theme)
      writeJson(seenThemeKey, theme)
      setDateFormat(dateFormat)
      changeLanguage(language).catch((error: unknown) => logNotice('The language could not be loaded', error))
    },
    [setTheme],
  )
}

/** Around the signed-in screens: brings the person's preferences to this browser, and a toggled theme to the server. */
export function PreferencesSync() {
  const queryClient = useQueryClient()
  const { theme } = useTheme()
  const apply = useApplyPreferences()
  const preferences = useQuery(api.profile.get.queryOptions()).data?.preferences
  const shown = useRef(theme)

  useEffect(() => {
    if (preferences) apply(preferences)
  }, [preferences, apply])

  useEffect(() => {
    if (shown.current === theme) return
    shown.current = theme
    if (!preferences || preferences.theme === theme) return
    client.profile.savePreferences({ ...preferences, theme }).then(
      (saved) => queryClient.setQueryData(api.profile.get.queryKey(), saved),
      (error: unknown) => logNotice('The theme could not be saved', error),
    )
  }, [theme, preferences, queryClient])

  return null
}

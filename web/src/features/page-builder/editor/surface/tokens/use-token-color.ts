import { defaultTheme, defaultTokenValue, tokenValues } from '@aurelio/page/theme'
import { parseToken } from '@aurelio/page/values'
import { useEditorState } from '../../model/state/hooks.ts'

/** A colour as it is seen: what the site's kit says of a token, any other text as it is; '' for a token that is gone. */
export function useTokenColor(text: string): string {
  const theme = useEditorState((state) => state.theme)
  const token = parseToken(text)
  if (token === undefined) return text
  return tokenValues(theme ?? defaultTheme)[token] ?? defaultTokenValue(token) ?? ''
}

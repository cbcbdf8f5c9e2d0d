import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './auth/auth-provider.tsx'
import { useTheme } from './theme/theme-provider.tsx'

function AuthProbe() {
  return useAuth().status
}

function ThemeProbe() {
  return useTheme().theme
}

test('the contexts raise outside their providers', () => {
  expect(() => renderToStaticMarkup(<AuthProbe />)).toThrow(
    'useAuth debe ser usado dentro de un AuthProvider',
  )
  expect(() => renderToStaticMarkup(<ThemeProbe />)).toThrow(
    'useTheme debe ser usado dentro de un ThemeProvider',
  )
})

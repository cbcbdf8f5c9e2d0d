import '../platform/zod-without-eval.ts'
import '../ui/styles.css'
import './languages/languages.ts'
import './local-data.ts'
import { restoreLanguage } from '../platform/i18n/change-language.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { logNotice } from '../platform/log.ts'
import { App } from './app.tsx'
import { stylesReady } from './styles-ready.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await Promise.all([restoreLanguage(), stylesReady()])
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
import('../ui/keep-font.ts')
  .then(({ keepFont }) => keepFont())
  .catch((error: unknown) => logNotice('The letters of the screen may be those of the system', error))

import { accounts } from './accounts.ts'
import { health } from './health.ts'
import { leads } from './leads.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { profile } from './profile.ts'
import { authSettings, security } from './security.ts'
import { session } from './session.ts'
import { videoDownloader } from './video-downloader.ts'

/** Every call between web and server. Paths stand under `/api`. */
export const contract = {
  health,
  session,
  authSettings,
  profile,
  security,
  accounts,
  pages,
  leads,
  pictures,
  videoDownloader,
}
export type Contract = typeof contract

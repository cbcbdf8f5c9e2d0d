import { textsOfWalk } from '@aurelio/page/elements'
import type { Session } from '../../../platform/access/session.ts'
import type { ContestRow } from '../../../platform/database/tables/contests.ts'
import type { PublicOrigins } from '@aurelio/page'
import { contestAddress } from '../address.ts'
import type { ContestOnPages } from '../on-pages.ts'
import { settingsOf } from '../settings.ts'
import { contestSaid } from './contest-said.ts'
import { languageParam } from './speaking.ts'

type Parts = {
  contests: { find: (session: Session, id: string) => Promise<ContestRow> }
  onPages: Pick<ContestOnPages, 'changed'>
  origins: PublicOrigins
}

/** A contest as it is translated. */
export function translatedContests({ contests, onPages, origins }: Parts) {
  return {
    async find(session: Session, id: string) {
      const row = await contests.find(session, id)
      const { name } = row
      const settings = settingsOf(row)
      const texts = textsOfWalk((say) => contestSaid({ name, settings }, say))
      const url = origins.shared + contestAddress(row.address).page
      return {
        id,
        name,
        main: settings.language,
        sections: [{ id: '', name: '', texts }],
        urlIn: (language: string) => (row.state === 'draft' ? null : `${url}?${languageParam}=${language}`),
      }
    },
    changed: (_: string, id: string) => onPages.changed(id),
  }
}

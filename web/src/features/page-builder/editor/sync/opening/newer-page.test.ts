import { emptyDocument } from '@aurelio/page/document'
import { describe, expect, it } from 'vitest'
import { newerPage } from './newer-page.ts'

const local = emptyDocument
const server = { version: 3, updatedAt: '2026-11-20T10:00:00.000Z' }

describe('newerPage', () => {
  it('takes the server when nothing usable or nothing unsaved is here', () => {
    const session = { baseVersion: 3, unsavedSince: '2026-11-20T11:00:00.000Z' }
    expect(newerPage({ local: null, session, server })).toEqual({ use: 'server', offerOther: false })
    expect(newerPage({ local, session: { baseVersion: 3 }, server })).toEqual({
      use: 'server',
      offerOther: false,
    })
  })

  it('takes unsaved changes that grew from the very version on the server', () => {
    const session = { baseVersion: 3, unsavedSince: '2026-11-20T09:00:00.000Z' }
    expect(newerPage({ local, session, server })).toEqual({ use: 'local', offerOther: true })
  })

  it('takes the newer one where both have changed, and offers the other', () => {
    const older = { baseVersion: 2, unsavedSince: '2026-11-20T09:00:00.000Z' }
    expect(newerPage({ local, session: older, server })).toEqual({ use: 'server', offerOther: true })
    const later = { baseVersion: 2, unsavedSince: '2026-11-20T10:30:00.000Z' }
    expect(newerPage({ local, session: later, server })).toEqual({ use: 'local', offerOther: true })
  })
})

import { idIn } from '@aurelio/contracts/paging'
import { translatedLanguageSchema } from '@aurelio/contracts/sites'
import { zoneSchema } from '@aurelio/contracts/time-zone'
import { letterPaces } from '@aurelio/contracts/subscriptions'
import { open, type Call, type PlainRoute } from '../../../platform/http/plain-routes.ts'
import type { OwnDataCalls } from './data.ts'
import { dataPage, erasedPage, erasePage, stalePage } from './data-page.ts'
import { formPage, escape, gonePage } from './page.ts'
import { confirmPage, preferencesPage, type Reading, speechOf } from './preferences-page.ts'
import type { OwnSubscriptions, Preferences } from './service.ts'

const bodyBytes = 16 * 1024

/**
 * Preferences, confirming and leaving at `/s/<token>`, and at `/s/<another>/data` what is kept of a person. Looking changes
 * nothing: programs that test links look too.
 */
export function preferenceRoutes(own: OwnSubscriptions, data: OwnDataCalls): PlainRoute[] {
  return [
    {
      method: 'GET',
      path: '/s/:token',
      answer: open(async (c) => {
        const found = await own.preferences(tokenIn(c))
        if (!found) return gonePage(c.req.header('accept-language'))
        const asked = found.lists.find(({ id }) => id === c.req.query('list'))
        return asked?.state === 'pending'
          ? confirmPage(found, asked, readingOf(c))
          : preferencesPage(found, readingOf(c))
      }),
    },
    {
      method: 'POST',
      path: '/s/:token',
      body: { bytes: bodyBytes },
      answer: open(async (c) => {
        const token = tokenIn(c)
        const form = new URLSearchParams(await c.req.text())
        const [listId, letterId] = ['list', 'letter'].map(
          (name) => idIn(c.req.query(name) ?? '') || undefined,
        )
        const does = form.get('do')
        if (does === 'confirm' && listId !== undefined) await own.confirm(token, listId)
        else if (does === 'save')
          await own.save(token, form.getAll('list'), {
            pace: letterPaces.find((pace) => pace === form.get('pace')),
            zone: zoneIn(form),
            language: languageIn(form),
          })
        else if (does === 'data') {
          const person = await own.find(token)
          if (person) await data.sendLink(person)
        }
        // A program for mail (RFC 8058) sends `List-Unsubscribe=One-Click`: of the list that the letter was for.
        else if (does === 'leave' || form.get('List-Unsubscribe') === 'One-Click')
          await own.leave(token, { listId: does === 'leave' ? undefined : listId, letterId })
        const found = await own.preferences(token)
        return found ? answered(found, does, listId, c) : gonePage(c.req.header('accept-language'))
      }),
    },
    {
      method: 'GET',
      path: '/s/:token/data',
      answer: open(async (c) => {
        const found = await data.shown(tokenIn(c))
        if (!found) return stalePage(dataReading(c))
        return c.req.query('erase') === undefined
          ? dataPage(found, dataReading(c))
          : erasePage(found, dataReading(c))
      }),
    },
    {
      method: 'GET',
      path: '/s/:token/data.json',
      answer: open(async (c) => {
        const file = await data.file(tokenIn(c))
        if (!file) return stalePage(dataReading(c))
        return new Response(JSON.stringify(file, null, 2), {
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': 'attachment; filename="mis-datos.json"',
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'no-referrer',
          },
        })
      }),
    },
    {
      method: 'POST',
      path: '/s/:token/data',
      body: { bytes: bodyBytes },
      answer: open(async (c) => {
        const form = new URLSearchParams(await c.req.text())
        const token = tokenIn(c)
        const isErasing = form.get('do') === 'erase'
        const found = await (isErasing ? data.erase(token) : data.shown(token))
        if (!found) return stalePage(dataReading(c))
        return isErasing ? erasedPage(found, dataReading(c)) : dataPage(found, dataReading(c))
      }),
    },
  ]
}

/** '' for that of who writes; undefined where nothing that is a language was chosen. */
function languageIn(form: URLSearchParams): string | undefined {
  const language = form.get('language')
  return language === '' ? '' : translatedLanguageSchema.safeParse(language).data
}

/** '' for the clock of who writes; undefined where nothing that is a zone was chosen. */
function zoneIn(form: URLSearchParams): string | undefined {
  const zone = form.get('zone')
  return zone === '' ? '' : zoneSchema.safeParse(zone).data
}

function tokenIn(c: Call): string {
  return c.req.param('token') ?? ''
}

function readingOf(c: Call): Reading {
  const { pathname, search } = new URL(c.req.url)
  return { address: pathname + search, accepted: c.req.header('accept-language') }
}

/** Without what was asked of the page. */
function dataReading(c: Call): Reading {
  return { ...readingOf(c), address: new URL(c.req.url).pathname }
}

function answered(found: Preferences, does: string | null, listId: string | undefined, c: Call): Response {
  const reading = readingOf(c)
  const { language, words } = speechOf(found, reading)
  const list = found.lists.find(({ id }) => id === listId)
  const says = (title: string, text: string) => formPage(language, title, `<p>${escape(text)}</p>`)
  if (does === 'confirm' && list) return says(words.confirmed(list.name), words.confirmedText)
  if (does === 'data') return says(words.dataSent, words.dataSentText(found.person.email))
  if (does === 'save') return preferencesPage(found, reading, { title: words.saved })
  return preferencesPage(found, reading, {
    title: words.left,
    text: words.leftText(found.mailing.sender.name),
  })
}

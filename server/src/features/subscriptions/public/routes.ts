import { idIn } from '@aurelio/contracts/paging'
import { open, type Call, type PlainRoute } from '../../../platform/http/plain-routes.ts'
import { subscriptionWords } from '../words.ts'
import { escape, formPage } from './page.ts'
import type { OwnSubscriptions, Preferences } from './service.ts'

const bodyBytes = 16 * 1024

/** Preferences, confirming and leaving at `/s/<token>`. Looking changes nothing: programs that test links look too. */
export function preferenceRoutes(own: OwnSubscriptions): PlainRoute[] {
  return [
    {
      method: 'GET',
      path: '/s/:token',
      answer: open(async (c) => {
        const token = c.req.param('token') ?? ''
        const found = await own.preferences(token)
        if (!found) return gone()
        const asked = found.lists.find(({ id }) => id === c.req.query('list'))
        return asked?.state === 'pending' ? confirming(found, asked, c) : preferences(found, c)
      }),
    },
    {
      method: 'POST',
      path: '/s/:token',
      body: { bytes: bodyBytes },
      answer: open(async (c) => {
        const token = c.req.param('token') ?? ''
        const form = new URLSearchParams(await c.req.text())
        const [listId, letterId] = ['list', 'letter'].map(
          (name) => idIn(c.req.query(name) ?? '') || undefined,
        )
        const does = form.get('do')
        if (does === 'confirm' && listId !== undefined) await own.confirm(token, listId)
        else if (does === 'save') await own.save(token, form.getAll('list'))
        // A program for mail (RFC 8058) sends `List-Unsubscribe=One-Click`: of the list that the letter was for.
        else if (does === 'leave' || form.get('List-Unsubscribe') === 'One-Click')
          await own.leave(token, { listId: does === 'leave' ? undefined : listId, letterId })
        const found = await own.preferences(token)
        if (!found) return gone()
        return answered(found, does, listId, c)
      }),
    },
  ]
}

function gone(): Response {
  const { gone: title, goneText } = subscriptionWords.es
  return formPage('es', title, `<p>${goneText}</p>`, 404)
}

function addressOf(c: Call): string {
  const { pathname, search } = new URL(c.req.url)
  return escape(pathname + search)
}

function confirming({ mailing }: Preferences, list: { name: string }, c: Call): Response {
  const words = subscriptionWords[mailing.language]
  const sender = `<p>${escape(mailing.sender.name)}</p>`
  return formPage(
    mailing.language,
    words.confirmTitle(list.name),
    `${sender}<form method="post" action="${addressOf(c)}"><button name="do" value="confirm">${escape(words.confirmButton)}</button></form>`,
  )
}

function preferences(
  { person, mailing, lists }: Preferences,
  c: Call,
  title?: string,
  text?: string,
): Response {
  const words = subscriptionWords[mailing.language]
  const boxes = lists
    .map(
      ({ id, name, state }) =>
        `<label><input type="checkbox" name="list" value="${escape(id)}"${state === 'confirmed' ? ' checked' : ''}> ${escape(name)}</label>`,
    )
    .join('')
  const leave = lists.some(({ state }) => state !== 'left')
    ? `<form method="post" action="${addressOf(c)}"><button${lists.length > 1 ? ' class="quiet"' : ''} name="do" value="leave">${escape(words.leave)}</button></form>`
    : ''
  return formPage(
    mailing.language,
    title ?? words.preferencesTitle,
    `<p>${escape(text ?? words.preferencesText(person.email))}</p><form method="post" action="${addressOf(c)}"><fieldset><legend>${escape(words.lists)}</legend>${boxes}</fieldset><p><button name="do" value="save">${escape(words.save)}</button></p></form>${leave}`,
  )
}

function answered(found: Preferences, does: string | null, listId: string | undefined, c: Call): Response {
  const { mailing, lists } = found
  const words = subscriptionWords[mailing.language]
  const list = lists.find(({ id }) => id === listId)
  if (does === 'confirm' && list)
    return formPage(mailing.language, words.confirmed(list.name), `<p>${escape(words.confirmedText)}</p>`)
  if (does === 'save') return preferences(found, c, words.saved)
  return preferences(found, c, words.left, words.leftText(mailing.sender.name))
}

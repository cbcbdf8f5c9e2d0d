import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import type { Account } from '../product/account.ts'

const made = z.object({ id: z.string() })

/** Creates a project over HTTP and returns its id. */
export async function makeProject(account: Account, name: string, fields: object = {}): Promise<string> {
  return made.parse(await account.call('POST', '/api/projects', { name, ...fields })).id
}

/** Creates a task over HTTP and returns its id. */
export async function makeTask(account: Account, title: string, fields: object = {}): Promise<string> {
  return made.parse(await account.call('POST', '/api/tasks', { title, ...fields })).id
}

/** Shares a project with everybody who is a client of the account's workspace. */
export async function shareWithClients(account: Account, project: string): Promise<void> {
  const path = `/api/projects/${project}/share`
  const { clients } = z.object({ clients: z.array(made) }).parse(await account.call('GET', path))
  const ids = clients.map(({ id }) => id)
  await account.call('PUT', path, { clients: ids, level: 'approve', leads: false })
}

/** The browser's day, so many days from today: `2026-11-20`. */
export function dayFromToday(page: Page, days: number): Promise<string> {
  return page.evaluate((count) => {
    const day = new Date()
    day.setDate(day.getDate() + count)
    return new Intl.DateTimeFormat('sv').format(day)
  }, days)
}

/** A row of a list by the words in it. */
export function row(page: Page, text: string): Locator {
  return page.locator('[data-row]').filter({ hasText: text })
}

/** Chooses a project in a field that finds them by typing. */
export async function chooseProject(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

/** Takes back what the toast with this text tells. */
export async function undo(page: Page, told: string) {
  await page
    .locator('[data-sonner-toast]')
    .filter({ hasText: told })
    .getByRole('button', { name: 'Deshacer' })
    .click()
}

/** Whether the screen is wider than its window: nothing a person typed may push it. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** What the server answers when something in it broke. */
export const brokenServer = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Error interno',
    status: 500,
    detail: 'Ha fallado algo.',
    code: 'INTERNAL_SERVER_ERROR',
  }),
}

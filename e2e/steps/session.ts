import type { BrowserContext, Page } from '@playwright/test'
import { type Account, password, signUp } from '../product/account.ts'

export type Person = { fullName: string; email: string; password: string }

let met = 0

/** Somebody with an address of their own. */
export function newPerson(fullName = 'Lucía Prado'): Person {
  met += 1
  return { fullName, email: `persona.${process.pid}.${met}@agencia.example`, password }
}

/** A control of a form by the specification's field name (dashboard.md §2). */
export function field(page: Page, name: keyof Person | 'confirmPassword' | 'terms') {
  return page.locator(`[name="${name}"]`)
}

export async function fillSignUp(page: Page, person: Person) {
  await field(page, 'fullName').fill(person.fullName)
  await field(page, 'email').fill(person.email)
  await field(page, 'password').fill(person.password)
  await field(page, 'confirmPassword').fill(person.password)
  await field(page, 'terms').check()
}

/** The account's session as the browser keeps it. */
export function cookiesOf(account: Account, url: string) {
  return account.cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
}

/** Gives the browser the session of an account made over HTTP, for journeys that are not about signing up. */
export async function enter(context: BrowserContext, url: string, name?: string): Promise<Account> {
  const account = await signUp(url, name)
  await context.addCookies(cookiesOf(account, url))
  return account
}

export type Theme = 'dark' | 'light'

/** The theme the next pages of this context start with (dashboard.md §9, key `aurelio-theme`). */
export async function chooseTheme(context: BrowserContext, theme: Theme) {
  await context.addInitScript((value) => localStorage.setItem('aurelio-theme', value), theme)
}

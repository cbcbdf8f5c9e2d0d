import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { type Account, publishPage } from '../product/account.ts'
import { control, openEditorWith } from './editor.ts'
import { choose } from './properties.ts'

const listSchema = z.object({ items: z.array(z.object({ id: z.string(), version: z.int() })) })

/** A published page with one form, and how somebody outside sends it. */
export async function formPage(account: Account, fields: readonly unknown[]) {
  const form = { id: 'form-1700000000002', type: 'form', name: 'Formulario', props: { fields } }
  const { url } = await publishPage(account, 'Campaña de otoño', [form])
  const send = async (values: Record<string, string>) => {
    const body = new URLSearchParams({ formId: form.id, ...values })
    const answer = await fetch(`${url}/leads`, { method: 'POST', body, redirect: 'manual' })
    if (answer.status !== 303) throw new Error(`The form answered ${answer.status}`)
  }
  return { url, send }
}

/** The last lead that holds these words, as a colleague reads it. */
export async function leadWith(account: Account, words: string) {
  const { items } = listSchema.parse(await account.call('GET', `/api/leads?q=${encodeURIComponent(words)}`))
  const [lead] = items
  if (!lead) throw new Error(`No lead holds ${words}`)
  return lead
}

/** The editor with one chosen form, and its list of fields. */
export async function openFormFields(page: Page, fields: readonly unknown[]) {
  const form = { id: 'form-1', type: 'form', name: 'Formulario', props: { fields } }
  await openEditorWith(page, [form])
  await choose(page, form.id)
  const list = control(page, 'fields')
  const field = (name: string) => list.getByRole('group', { name, exact: true })
  const add = async (name: string) => {
    await list.getByPlaceholder('Teléfono, empresa, mensaje...').fill(name)
    await list.getByRole('button', { name: 'Añadir', exact: true }).click()
    await expect(field(name).getByLabel('Tipo de campo')).toHaveValue('text')
  }
  return { field, add }
}

const elementsSchema = z.array(z.unknown())

/** What the browser keeps under `editorState`, as soon as it holds these words. */
export async function storedElements(page: Page, words: string) {
  const text = () => page.evaluate(() => localStorage.getItem('editorState') ?? '[]')
  await expect.poll(text).toContain(words)
  return elementsSchema.parse(JSON.parse(await text()))
}

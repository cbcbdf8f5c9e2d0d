import { z } from 'zod'
import { type Account, publishPage } from '../product/account.ts'

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

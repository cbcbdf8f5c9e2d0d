import { createHash } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { formWork } from '../../../behaviours/built.ts'
import { renderPublication } from '../../../render/render-publication.ts'
import { documentOf, element } from '../../../testing/documents.ts'
import { workBits, workField, workText, zoneField } from '../../../values/form-work.ts'

type Send = (event: { target: { elements: Record<string, { value: string }> } }) => void

/** What the script does when a form of these fields is sent. */
function sent(elements: Record<string, { value: string }>) {
  let send: Send | undefined
  runInContext(
    formWork.text,
    createContext({ addEventListener: (_: 'submit', heard: Send) => (send = heard) }),
  )
  send?.({ target: { elements } })
  return elements
}

it('finds an answer that the server can check, another each time', () => {
  const token = 'WyJwdWJsaWNhdGlvbiIsMTc.0123456789abcdefXY_-'
  const answers = [1, 2, 3].map(() => {
    const fields = sent({ [workField]: { value: '' }, _token: { value: token } })
    return fields[workField]?.value ?? ''
  })
  for (const answer of answers) {
    const digest = createHash('sha256').update(workText(token, answer)).digest()
    expect(digest.readUInt32BE(0) >>> (32 - workBits)).toBe(0)
  }
  expect(new Set(answers).size).toBe(3)
})

it('leaves other forms of the page alone', () => {
  expect(sent({ _token: { value: 'x' } })).toEqual({ _token: { value: 'x' } })
})

it('tells the time zone of the browser where the form asks for letters', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(sent({ [zoneField]: { value: '' } })).toEqual({ [zoneField]: { value: timeZone } })
  const box = { name: 'novedades', label: 'Quiero novedades', type: 'checkbox', list: 'lista' }
  const field = `name="${zoneField}"`
  expect(publish('work', ['email', box]).html).toContain(field)
  expect(publish('work').html).not.toContain(field)
  expect(publish('none', ['email', box]).html).not.toContain(field)
})

it('is in pages whose form asks for it and in no other', () => {
  const worked = publish('work')
  expect(worked.manifest.scripts).toHaveLength(1)
  expect(worked.html).toContain(`name="${workField}"`)
  const plain = publish('none')
  expect(plain.manifest.scripts).toEqual([])
  expect(plain.html).not.toContain(workField)
})

function publish(captcha: string, fields: unknown[] = ['email']) {
  return renderPublication(documentOf(element('form-1', { fields, captcha })), {
    title: 'x',
    address: { page: '/p/x', leads: '/p/x/leads' },
  })
}

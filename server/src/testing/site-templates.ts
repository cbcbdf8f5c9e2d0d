import { z } from 'zod'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

export const clinicBusiness = {
  name: 'Clínica Olmo',
  phone: '+34 976 000 321',
  email: 'hola@olmo.example',
  address: 'Calle Mayor 3, 50001 Zaragoza',
  legalName: 'Olmo Salud, S. L.',
  taxNumber: 'B50000001',
}

/** A whole web of a template, not published. */
export async function madeWeb(person: Person, template = 'clinica', business: object = clinicBusiness) {
  const made = bodyOf(await person.call('POST', '/api/site-templates', { template, business }))
  return { id: z.object({ siteId: z.string() }).parse(made).siteId }
}

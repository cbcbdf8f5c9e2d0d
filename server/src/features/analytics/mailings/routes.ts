import { addresses } from '@aurelio/contracts/addresses'
import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import { open, type PlainRoute } from '../../../platform/http/plain-routes.ts'
import type { ReportMailings } from './service.ts'

export function reportMailingRoutes(mailings: ReportMailings) {
  const calls = implement(contract.reportMailings).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => mailings.list(context.current)),
    create: calls.create.handler(({ context, input }) => mailings.create(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => mailings.remove(context.current, input.id)),
  }
}

/** By one press in a program for mail (RFC 8058), which sends a form; who opens the same address in a browser is asked. */
export function stopRoutes(mailings: ReportMailings): PlainRoute[] {
  const path = '/api/report-mail-stops/:token'
  return [
    {
      method: 'POST',
      path,
      body: { bytes: 4096, isFile: true },
      answer: open(async (c) => {
        await mailings.stop(c.req.param('token') ?? '')
        return c.json({ stopped: true })
      }),
    },
    { method: 'GET', path, answer: (c) => c.redirect(addresses.reportMail(c.req.param('token') ?? ''), 303) },
  ]
}

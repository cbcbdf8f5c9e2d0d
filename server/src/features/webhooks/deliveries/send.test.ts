import { addressPolicy } from '@aurelio/media/network/address-policy'
import { expect, it } from 'vitest'
import { atEnd } from '../../../testing/at-end.ts'
import { startReceiver } from '../../../testing/receiver.ts'
import { send } from './send.ts'

const call = (address: string, signal = new AbortController().signal) => ({
  address,
  headers: {},
  body: '{}',
  signal,
  timeoutMs: 200,
})

it('gives up a receiver that never answers, or never ends its answer', async () => {
  const { host, stop } = await startReceiver({
    '/silent': () => {},
    '/half': (answer) => answer.writeHead(200).write('Un momento'),
  })
  atEnd(stop)
  const [name = '', port = ''] = host.split(':')
  const policy = addressPolicy([{ host: name, port: Number(port) }], [])
  expect(await send(policy, call(`http://${host}/silent`))).toMatchObject({
    status: null,
    problem: 'timeout',
  })
  expect(await send(policy, call(`http://${host}/half`))).toMatchObject({ status: 200, answer: 'Un momento' })
})

it('tells a server that is not there from one that may not be called, and throws where it is told to stop', async () => {
  const policy = addressPolicy([{ host: '127.0.0.1', port: 1 }], [80])
  expect(await send(policy, call('http://127.0.0.1:1/'))).toMatchObject({ problem: 'unreachable' })
  expect(await send(policy, call('http://127.0.0.1/'))).toMatchObject({ problem: 'refused-address' })
  await expect(send(policy, call('http://127.0.0.1:1/', AbortSignal.abort()))).rejects.toThrow('abort')
})

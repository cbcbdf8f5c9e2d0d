import Bowser from 'bowser'
import { isbot } from 'isbot'

/** What a header says of the device and the browser, in words that thousands of people share. */
export type Agent = { isBot: boolean; device: string; browser: string }

const known = new Map<string, Agent>()
const mostKnown = 2000
/** Of one header: nobody's is longer. */
const longest = 500

/** Those that most people have; who has another is one of many all the same. */
const browsers: Record<string, string> = {
  Chrome: 'Chrome',
  Chromium: 'Chrome',
  Safari: 'Safari',
  Firefox: 'Firefox',
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Samsung Internet for Android': 'Samsung Internet',
}

/** Headers repeat themselves: each is taken to pieces once, and forgotten with two thousand others. */
export function agentOf(header: string): Agent {
  const text = header.slice(0, longest)
  const found = known.get(text)
  if (found) return found
  if (known.size >= mostKnown) known.clear()
  const agent = readAgent(text)
  known.set(text, agent)
  return agent
}

function readAgent(text: string): Agent {
  if (text === '') return { isBot: true, device: '', browser: '' }
  const { browser, platform } = Bowser.parse(text)
  const device = platform.type ?? ''
  return {
    isBot: isbot(text),
    device: device === 'mobile' || device === 'tablet' || device === 'desktop' ? device : '',
    browser: browsers[browser.name ?? ''] ?? '',
  }
}

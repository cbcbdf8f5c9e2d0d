import { EngineError } from '../engine.ts'

const known: [RegExp, ...ConstructorParameters<typeof EngineError>][] = [
  [
    /sign in to confirm|not a bot/i,
    'sign-in',
    'The site asks this server to prove that it is not a robot. An administrator can update the engine or try again later.',
  ],
  [
    /private video|sign in|log ?in required|members[- ]only|only available for registered|cookies/i,
    'sign-in',
    'This video needs an account at the site, and the downloader uses none.',
  ],
  [
    /is not available in your country|geo.?restrict/i,
    'unsupported',
    'The site does not offer this video in the country of this server.',
  ],
  [/DRM/, 'unsupported', 'This video is copy-protected and cannot be downloaded.'],
  [
    /HTTP Error 404|HTTP Error 410|404: Not Found/i,
    'not-found',
    'There is nothing at this address (404). Check that it is complete.',
  ],
  [
    /HTTP Error 403/i,
    'network',
    'The site refused the request (403). The video may be restricted, or the engine may need an update.',
  ],
  [/HTTP Error 429/i, 'network', 'The site asks us to slow down (429). Try again in a few minutes.'],
  [
    /(?:failed to|could not) resolve|resolve host|Name or service not known|Errno -[235]|Site Unreachable|Tunnel connection failed: 502/i,
    'network',
    'The site could not be reached. Check the address.',
  ],
  [/HTTP Error 5\d\d/i, 'network', 'The site answered with an error of its own (500). Try again later.'],
  [/timed out|timeout/i, 'timeout', 'The site did not answer in time. Try again later.'],
  [
    /Requested format is not available/i,
    'format',
    'This format is no longer offered. Get the info again and choose another one.',
  ],
  [
    /is not a valid URL|Unsupported url scheme|unknown url type|no host given/i,
    'address',
    'This is not a web address. It starts with http:// or https://.',
  ],
  [
    /Unsupported URL|no video|No video formats found|There.s no video/i,
    'no-video',
    'No video was found at this address.',
  ],
  [
    /closed connection|Connection (?:reset|aborted|broken)|RemoteDisconnected|BadStatusLine|Broken pipe|EOF occurred|Errno (?:32|104)\b|IncompleteRead|more expected/i,
    'network',
    'The site dropped the connection. Try again in a moment.',
  ],
  [
    /refused|Errno 11[01]|unreachable|Unable to download webpage/i,
    'network',
    'The connection to the site failed. Try again later.',
  ],
  [/unavailable|has been removed|deleted/i, 'not-found', 'This video is no longer available.'],
  [
    /fragment \d+ not found|downloaded file is empty/i,
    'network',
    'A piece of the video could not be fetched. Try again.',
  ],
  [/No space left/i, 'failed', 'The server has no room left for this video.'],
]

/**
 * Turns the engine's standard error into one kind sentence. What the engine wrote itself is not shown to people: it
 * holds paths and addresses of the server.
 */
export function failureOf(stderr: string): EngineError {
  const errors =
    stderr
      .split('\n')
      .filter((line) => line.includes('ERROR'))
      .join('\n') || stderr
  for (const [pattern, fault, message] of known)
    if (pattern.test(errors)) return new EngineError(fault, message)
  return new EngineError('failed', 'The engine could not read this address. It may not be supported.')
}

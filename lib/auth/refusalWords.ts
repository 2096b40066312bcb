import type { RefusalReason } from './signInError'

/** What the server's reasons mean to the person who signs in; its own sentence, in English, goes into the details. */
export const refusals: Record<RefusalReason, string> = {
  invalid_request: 'The server could not read what this page sent.',
  malformed_message: 'The server could not read the sign-in message.',
  invalid_signature: 'The account did not sign this message.',
  nonce_unknown: 'This sign-in was not begun in this browser.',
  nonce_expired: 'This sign-in was begun too long ago.',
  nonce_used: 'This sign-in was used before, or the server was started anew since.',
  browser_unknown: 'The server does not know this browser yet.',
  cross_site: 'Only pages of this site may ask this.',
  method_not_allowed: 'The server could not read what this page sent.',
  body_too_large: 'The signature is larger than the server takes.',
  unsupported_media_type: 'The server could not read what this page sent.',
  wrong_domain: 'The sign-in message is for another site.',
  wrong_uri: 'The sign-in message is for another site.',
  wrong_statement: 'The sign-in message says something else than this site asks to sign.',
  unsupported_chain: 'The sign-in message names a network that this site does not use.',
  invalid_lifetime: 'The sign-in message is valid for longer than the server allows.',
  expired: 'The sign-in message has expired.',
  not_yet_valid: 'The sign-in message is not valid yet: the clock of this device may be wrong.',
  too_many_requests: 'Too many requests came from your network. Try again in a minute.',
  internal_error: 'Something went wrong at the server.',
  chain_unreachable: 'The network could not be asked about the signature. Try again later.',
  nonce_store_unreachable: 'The server cannot sign anybody in now. Try again later.',
}

import type { RefusalReason } from './signInError'

export const refusals: Record<RefusalReason, string> = {
  invalid_request: 'El servidor no pudo leer lo que envió esta página.',
  malformed_message: 'El servidor no pudo leer el mensaje de inicio de sesión.',
  invalid_signature: 'La cuenta no firmó este mensaje.',
  nonce_unknown: 'Este inicio de sesión no se comenzó en este navegador.',
  nonce_expired: 'Este inicio de sesión se comenzó hace demasiado tiempo.',
  nonce_used: 'Este inicio de sesión ya se usó, o el servidor se reinició desde entonces.',
  browser_unknown: 'El servidor todavía no conoce este navegador.',
  cross_site: 'Solo las páginas de este sitio pueden preguntar esto.',
  method_not_allowed: 'El servidor no pudo leer lo que envió esta página.',
  body_too_large: 'La firma es más grande de lo que acepta el servidor.',
  unsupported_media_type: 'El servidor no pudo leer lo que envió esta página.',
  wrong_domain: 'El mensaje de inicio de sesión es para otro sitio.',
  wrong_uri: 'El mensaje de inicio de sesión es para otro sitio.',
  wrong_statement: 'El mensaje de inicio de sesión no dice lo que este sitio pide firmar.',
  unsupported_chain: 'El mensaje de inicio de sesión nombra una red que este sitio no usa.',
  invalid_lifetime: 'El mensaje de inicio de sesión vale por más tiempo del que permite el servidor.',
  expired: 'El mensaje de inicio de sesión ha caducado.',
  not_yet_valid:
    'El mensaje de inicio de sesión todavía no es válido: puede que el reloj de este dispositivo esté mal.',
  too_many_requests: 'Llegaron demasiadas solicitudes desde su red. Inténtelo de nuevo en un minuto.',
  internal_error: 'Algo falló en el servidor.',
  chain_unreachable: 'No se pudo consultar a la red sobre la firma. Inténtelo más tarde.',
  nonce_store_unreachable: 'El servidor no puede iniciar sesiones ahora. Inténtelo más tarde.',
}

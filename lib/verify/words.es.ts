export const notIncoming = 'no INCOMING'
type Move = { amount: bigint; token: string | undefined; sender: string; recipient: string }
export const move = ({ amount, token = 'la moneda propia de la red', sender, recipient }: Move) =>
  `${amount} de ${token}, de ${sender} a ${recipient}`

/** Of a movement that may have been put there to be copied by mistake. */
export const poison = {
  movesNothing: 'No mueve nada: transferencias así ponen una dirección en el historial para que se copie por error.',
  onlyTokenSent: 'Solo el token dice que este Safe lo envió: aquí ningún propietario lo firmó.',
  imitation: 'El servicio de Safe considera que esto imita una transferencia anterior.',
  distrustedToken:
    'El servicio de Safe no confía en este token: cualquiera puede crear uno y hacer que diga quién lo envió a quién.',
}

export const unknownApproved = 'El servicio de Safe no conoce ninguna transacción con este hash.'
export const foreignApproval = 'Llama a approveHash de un contrato que no es un Safe: aquí no se sabe qué hace eso.'
export const approvedChecked = 'Comprobado: esto es lo que se aprueba.'
export const approvedRecomputed = 'Recalculado a partir de lo que se indicó aquí: esto es lo que se aprueba.'
export const usedApproval = (nonce: bigint) =>
  `El nonce ${nonce} de ese Safe ya está usado: una aprobación ya no tiene efecto.`
export const idleApproval = (approver: string) => `${approver} no es propietario de ese Safe: su aprobación falla.`
export const wrongApproval = 'Lo que dice el servicio de Safe sobre la transacción que esto aprueba no es verdad.'
export const uncheckedApproval = 'Lo que esto aprueba no se pudo comprobar por completo.'
export const unknownApproval = 'Esto aprueba una transacción que aquí no se conoce: lo que hace no se puede mostrar.'

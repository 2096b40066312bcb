export const signMessage = 'Firmar mensaje'
export const delivering = 'Entregando su firma…'
export const waiting = 'Esperando su firma…'

export const emptySignature = (
  <>
    Este mensaje se firma en la red, mediante una transacción. Su firma está vacía: <code>0x</code>
  </>
)
export const copySignature = 'Copiar firma'

export const walletShows = 'Lo que muestra su billetera'
export const signsForOwnerSafe = 'Usted firma por un Safe que es suyo y que aquí es propietario:'
export const ownerSafeHashes = 'Por eso su billetera muestra los hashes de ese Safe:'

export const title = 'Firmar un mensaje como este Safe'
export const message = 'Mensaje'
export const unsignable = 'Este mensaje no se puede firmar'
export const cancel = 'Cancelar'
export const otherWays = 'Más'
export const hashes = 'Hashes para su billetera de hardware'
export const signatures = 'Firmas'
export const noHandler =
  'Este Safe no tiene fallback handler: los sitios que pregunten a su contrato por una firma pueden quedarse sin respuesta.'
export const finalSignature = 'Firma final'
export const done = 'Listo'

export const kinds = {
  text: { label: 'Texto', hint: 'Se firma exactamente como está aquí, con los saltos de línea.' },
  typedData: { label: 'Datos tipados (EIP-712)', hint: 'JSON con types, primaryType, domain y message.' },
}
export const kindOfMessage = 'Tipo de mensaje'
export const review = 'Revisar'
export const discardTyped = 'Vaciar el formulario'
export const kept = 'Hasta entonces se guarda en este navegador, aunque se cierre la página.'
export const notKept = 'Es más largo que cualquier cosa que se pueda firmar aquí: no se guarda en este navegador.'
export const noMessage = 'Escriba o pegue lo que se va a firmar.'
export const tooLong = (most: number) => `Este texto tiene más de ${most} caracteres.`

export const unknownChain = 'Esta red no está configurada.'
export const notOnChain = 'No es posible firmar en la red'
export const signOnChain = 'Firmar en la red'

export const signAs = 'Firmar como'
export const ownedSafe = 'Un Safe que es suyo'
export const connectedAccount = 'La cuenta conectada'
export const signedHandOn = 'Firmado. Entréguelo al siguiente propietario'
export const keptForApp =
  'Este navegador guarda el mensaje en «Mensajes»: entréguelo al siguiente propietario y abra aquí lo que le devuelvan. La aplicación recibe la firma cuando hayan firmado suficientes propietarios.'

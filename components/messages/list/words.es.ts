export const noteFailed = 'Se desconoce si el servicio de Safe tiene el mensaje que usted firmó'
export const seeMessage = 'Ver el mensaje'
export const reviewAgain = 'Revisarlo de nuevo'
export const understood = 'Cerrar'
export const forgetIt = 'Olvidar'

export const begunMessages = 'Mensajes empezados'

export const askedForBy = (app: string) => `Lo pide ${app}, según el servicio de Safe`
export const sign = 'Firmar'

export const signMessage = 'Firmar un mensaje'
export const messages = 'los mensajes'
export const unknownKinds = 'El servicio de Safe incluye entradas de un tipo que aquí no se conoce.'
export const notAllShown = 'No se puede mostrar toda la lista'
export const loading = 'Cargando los mensajes…'
export const none = 'El servicio de Safe no incluye ningún mensaje de este Safe.'

export const text = 'Texto'
export const typedData = 'Datos tipados'
export const typedDataFor = (type: string, app: string | undefined) => `${type} para ${app ?? '(sin nombre)'}`

export const begunStates = {
  asking: {
    title: 'Usted empezó a firmar un mensaje',
    sentence: 'Preguntando al servicio de Safe qué pasó con él…',
  },
  there: {
    title: 'El servicio de Safe tiene su firma',
    sentence: 'El mensaje que usted firmó llegó, aunque la respuesta no alcanzó esta página. No hay nada que hacer.',
  },
  kept: {
    title: 'Usted firmó un mensaje y el servicio de Safe no lo tiene',
    sentence:
      'La firma se guarda en este navegador: entréguela desde la revisión. No se volverá a consultar a su billetera.',
  },
  unsigned: {
    title: 'Se pidió a su billetera que firmara un mensaje',
    sentence:
      'Su respuesta no ha llegado a este navegador, y el servicio de Safe no tiene ninguna firma suya. La petición puede seguir abierta en otra pestaña o en la billetera; si no es así, revise el mensaje y fírmelo de nuevo.',
  },
}
export const handedOn = 'De propietario a propietario'
export const messageFile = 'Mensaje de otro propietario, como archivo'
export const messageLink = 'O su enlace o texto'
export const readMessage = 'Leer y comprobar'
export const noCollecting =
  'Este sitio no tiene ningún servicio de Safe que reúna firmas: lo firmado se queda en este navegador y va de propietario a propietario como enlace, archivo o código QR.'

import { z } from 'zod'
import { decodeCall } from '../codec/decoder'
import { findPublished } from '../deployments'
import { addressField, bytesField, parseBody } from '../http/body'
import { notFound } from '../http/failure'
import { findChain, type Route, route } from '../http/router'

const bodySchema = z.object({
  data: bytesField.refine((data) => data.length >= 10, 'Call data has 4 bytes or more'),
  to: addressField.nullish(),
})

export const dataDecoderRoutes: Route[] = [
  route('POST', '/v1/chains/:chainId/data-decoder', (call) => {
    findChain(call)
    const { data, to } = parseBody(bodySchema, call.body)
    const decoded = decodeCall(data)
    if (!decoded) throw notFound('The function that this data calls is not known')
    const accuracy = to && findPublished(to) ? 'FULL_MATCH' : 'ONLY_FUNCTION_MATCH'
    return { body: { ...decoded, accuracy } }
  }),
]

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useReadClient } from '@/lib/chain/useReadClient'
import { AppError } from '@/lib/errors'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { takeMessage } from '@/lib/signing/message/heldMessages'
import { parseMessageFile } from '@/lib/signing/message/messageFile'
import { unknownChain } from './words'

/** Takes a message that another owner hands on, as the text of a file or a link, and leads to it. */
export function useTakeMessage(safe: SafeView) {
  const client = useReadClient(safe)
  const router = useRouter()
  return useMutation({
    mutationFn: async (text: string) => {
      const file = parseMessageFile(text)
      if (!client) throw new AppError(unknownChain)
      return takeMessage(client, safe, file)
    },
    onSuccess: (messageHash) => router.replace(safeRoutes.message(safe, messageHash)),
  })
}

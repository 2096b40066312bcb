import dynamic from 'next/dynamic'
import { hasService } from '@/lib/config/publicEnv'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeView } from '@/lib/safe-view/safeView'

type MessageExportProps = { safe: SafeView; message: SafeMessage; isComplete: boolean }

const HandOnPanel = dynamic(() => import('./HandOnPanel').then((module) => module.HandOnPanel), { ssr: false })

/** Where there is no service, what is next outside of this browser. */
export function MessageExport(props: MessageExportProps) {
  return hasService ? null : <HandOnPanel {...props} />
}

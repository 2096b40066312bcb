import { parseAbi, toEventSelector } from 'viem'

// Where an argument is indexed differs between contract versions; readers look at the number of topics.
export const eventTopics = {
  proxyCreation: toEventSelector('ProxyCreation(address,address)'),
  // Until 1.2.0 the factory did not name the singleton, and the Safe told nothing of its setup.
  oldProxyCreation: toEventSelector('ProxyCreation(address)'),
  safeSetup: toEventSelector('SafeSetup(address,address[],uint256,address,address)'),
  addedOwner: toEventSelector('AddedOwner(address)'),
  changedThreshold: toEventSelector('ChangedThreshold(uint256)'),
  safeMultiSigTransaction: toEventSelector(
    'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
  ),
  safeModuleTransaction: toEventSelector('SafeModuleTransaction(address,address,uint256,bytes,uint8)'),
  executionSuccess: toEventSelector('ExecutionSuccess(bytes32,uint256)'),
  executionFailure: toEventSelector('ExecutionFailure(bytes32,uint256)'),
  // Until 1.0.0: a success left no trace among the events.
  executionFailed: toEventSelector('ExecutionFailed(bytes32)'),
  moduleSuccess: toEventSelector('ExecutionFromModuleSuccess(address)'),
  moduleFailure: toEventSelector('ExecutionFromModuleFailure(address)'),
  approveHash: toEventSelector('ApproveHash(bytes32,address)'),
  safeReceived: toEventSelector('SafeReceived(address,uint256)'),
  transfer: toEventSelector('Transfer(address,address,uint256)'),
} as const

/** The parts of the Safe contracts that are called or decoded. */
export const safeAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function isOwner(address owner) view returns (bool)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function checkNSignatures(bytes32 dataHash, bytes data, bytes signatures, uint256 requiredSignatures) view',
  'function getModules() view returns (address[])',
  'function simulateAndRevert(address targetContract, bytes calldataPayload)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
  'function execTransactionFromModuleReturnData(address to, uint256 value, bytes data, uint8 operation) returns (bool, bytes)',
])

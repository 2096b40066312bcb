// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Hashes transactions and messages by the rules of contracts whose code is not published as a package (below 1.3.0).
contract LegacySafeHash {
    struct SafeTx {
        address to;
        uint256 value;
        bytes data;
        uint8 operation;
        uint256 safeTxGas;
        uint256 baseGas;
        uint256 gasPrice;
        address gasToken;
        address refundReceiver;
        uint256 nonce;
    }

    function domainHash(address safe) public pure returns (bytes32) {
        return keccak256(abi.encode(keccak256("EIP712Domain(address verifyingContract)"), safe));
    }

    function transactionHash(address safe, SafeTx memory t, bool isBelow100) external pure returns (bytes32) {
        string memory fields = isBelow100
            ? "SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 dataGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)"
            : "SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)";
        bytes32 structHash = keccak256(
            bytes.concat(
                abi.encode(keccak256(bytes(fields)), t.to, t.value, keccak256(t.data), t.operation, t.safeTxGas),
                abi.encode(t.baseGas, t.gasPrice, t.gasToken, t.refundReceiver, t.nonce)
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domainHash(safe), structHash));
    }

    function messageHash(address safe, bytes memory message) external pure returns (bytes32) {
        bytes32 structHash = keccak256(abi.encode(keccak256("SafeMessage(bytes message)"), keccak256(message)));
        return keccak256(abi.encodePacked(hex"1901", domainHash(safe), structHash));
    }
}

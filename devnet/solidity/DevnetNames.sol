// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Answers the two calls of the ENS universal resolver that clients make, from records that anyone may set.
/// Its code is placed at the resolver's address, so it must work without a constructor.
contract DevnetNames {
    mapping(bytes => address) private addresses;
    mapping(bytes => mapping(string => string)) private texts;
    mapping(bytes => string) private primaryNames;

    uint256 private constant ETHER = 60;

    error ResolverNotFound(bytes name);
    error UnsupportedResolverProfile(bytes4 selector);

    function setAddress(bytes calldata dnsName, address target) external {
        addresses[dnsName] = target;
    }

    function setText(bytes calldata dnsName, string calldata key, string calldata value) external {
        texts[dnsName][key] = value;
    }

    function setPrimaryName(address target, string calldata name) external {
        primaryNames[abi.encodePacked(target)] = name;
    }

    function resolveWithGateways(bytes calldata dnsName, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        address target = addresses[dnsName];
        if (target == address(0)) revert ResolverNotFound(dnsName);
        return (answer(dnsName, target, data), address(this));
    }

    function reverseWithGateways(bytes calldata target, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory name, address resolver, address reverseResolver)
    {
        name = primaryNames[target];
        if (coinType != ETHER || bytes(name).length == 0) revert ResolverNotFound(target);
        return (name, address(this), address(this));
    }

    function answer(bytes calldata dnsName, address target, bytes calldata data) private view returns (bytes memory) {
        bytes4 selector = bytes4(data);
        if (selector == bytes4(keccak256('addr(bytes32)'))) return abi.encode(target);
        if (selector == bytes4(keccak256('addr(bytes32,uint256)'))) {
            (, uint256 coinType) = abi.decode(data[4:], (bytes32, uint256));
            return abi.encode(coinType == ETHER ? abi.encodePacked(target) : bytes(''));
        }
        if (selector == bytes4(keccak256('text(bytes32,string)'))) {
            (, string memory key) = abi.decode(data[4:], (bytes32, string));
            return abi.encode(texts[dnsName][key]);
        }
        revert UnsupportedResolverProfile(selector);
    }
}

// The accessibility tree of a page, for tests that must not look at the page itself. Only Chromium's protocol
// exposes it. test/support/listener.ts has typed functions for these commands:
//   accessibility-tree    every node that is not ignored, in reading order

export function accessibilityCommands() {
  return {
    name: 'accessibility-commands',
    async executeCommand({command, session}) {
      if (command !== 'accessibility-tree') return undefined;
      const client = await clientFor(session.browser.getPage(session.id));
      const {nodes} = await client.send('Accessibility.getFullAXTree');
      return inOrder(nodes)
        .filter(({ignored}) => !ignored)
        .map(plain);
    },
  };
}

const clients = new WeakMap();

async function clientFor(page) {
  let client = clients.get(page);
  if (!client) {
    client = await page.createCDPSession();
    await client.send('Accessibility.enable');
    clients.set(page, client);
  }
  return client;
}

/** The protocol lists nodes breadth first. Returns them in reading order, each with its parent. */
function inOrder(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node, within) => [
    {...node, within},
    ...(node.childIds ?? [])
      .filter((id) => byId.has(id))
      .flatMap((id) => below(byId.get(id), [...within, node.role?.value])),
  ];
  return nodes.length ? below(nodes[0], []) : [];
}

/** The document node is marked as focused whenever the page has focus, so it is ignored here. */
function plain({backendDOMNodeId, role, name, description, properties = [], within}) {
  const value = (key) => properties.find((property) => property.name === key)?.value.value;
  return {
    id: backendDOMNodeId,
    role: role?.value,
    name: name?.value ?? '',
    description: description?.value ?? '',
    within,
    focused: value('focused') === true && role?.value !== 'RootWebArea',
    pressed: value('pressed') === 'true',
    disabled: value('disabled') === true,
    live: value('live') ?? 'off',
  };
}

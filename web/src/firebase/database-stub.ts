// Replaces `firebase/database`, which reactfire imports and this app does not use: so a first visit loads 33 KB less.
function unused(): never {
  throw new Error('The Realtime Database is not part of this app.');
}

export {
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
};

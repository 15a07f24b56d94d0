export { listenFds, type ListenTarget } from './socket-activation.ts'
export { addStopping, closeGracefully, drainConnections, refuseWhenClosing } from './stopping.ts'

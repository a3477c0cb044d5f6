import { OryError } from '@gazetteer/ory';

/** The refusal of a submit for a flow that another submit has ended meanwhile. */
export class FlowEnded extends OryError {
  constructor() {
    super(410, 'This flow has ended. Please start a new one.', {
      id: 'self_service_flow_expired',
      reason: 'What the flow was for has been done already.',
    });
  }
}

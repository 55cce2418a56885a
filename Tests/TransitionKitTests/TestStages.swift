// Every file here uses these screens.
@_exported import TestStages
